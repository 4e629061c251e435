export interface NetworkMessages {
  // What can't be taken.
  readonly addressMissing: string;
  readonly badAddress: string;
  readonly badTable: string;
  readonly tableMissing: string;
  readonly notWithTable: string;
  readonly notWithTables: string;
  readonly onlyWithTables: string;
  readonly unreachable: string;
  readonly notPithead: string;
  readonly serverSays: string;
  readonly otherRules: string;
  readonly onlyToWatch: string;
  readonly seatLost: string;

  // The list of tables.
  readonly tableLine: string;
  readonly noneOpen: string;
  readonly noneRunning: string;
  readonly pageEmpty: string;
  readonly takeOne: string;
  readonly watchOne: string;
  readonly nextPage: string;

  // serve
  readonly serving: string;
  readonly portInUse: string;
  readonly portForbidden: string;
  readonly badHost: string;
  readonly badSetting: string;
  readonly newerDatabase: string;
  readonly databaseInUse: string;
  readonly olderProcess: string;
  readonly databaseNotLockable: string;
  readonly databaseUrlInvalid: string;
  readonly databaseUrlScheme: string;
  readonly databaseHostUnknown: string;
  readonly databaseNoConnection: string;
  readonly databaseLoginRefused: string;
  readonly databaseMissing: string;
  readonly databaseForbidden: string;
  readonly databaseTlsNotOffered: string;
  readonly databaseTlsRefused: string;
  readonly databaseFull: string;
  readonly databaseBusy: string;
  readonly databaseGone: string;
  readonly notADatabase: string;
  readonly startFailed: string;

  // backup and restore
  readonly onlySqlite: string;
  readonly alreadyThere: string;
  readonly backedUp: string;
  readonly accountNameMissing: string;
  readonly unknownAccount: string;
  readonly passwordDrawn: string;
  readonly foreignDatabase: string;
  readonly damagedDatabase: string;
  readonly databaseHeld: string;
  readonly databaseThere: string;
  readonly brokenMatch: string;
  readonly notRestored: string;
  readonly restored: string;
  readonly replacedKept: string;

  // Before a table is open
  readonly guestName: string;
  readonly chooseGame: string;
  readonly chooseSeats: string;
  readonly chooseOthers: string;
  readonly othersPeople: string;
  readonly othersBots: string;
  readonly enterTakes: string;

  // The waiting room
  readonly inviteCommand: string;
  readonly inviteLink: string;
  readonly roomWaits: string;
  readonly roomFull: string;
  readonly roomHint: string;
  readonly seatFree: string;
  readonly seatYours: string;
  readonly tableLeft: string;
  readonly comeBack: string;

  // At the table
  readonly connecting: string;
  readonly connectionLost: string;
  readonly connectionBack: string;
  readonly chatLine: string;
  readonly isNowCalled: string;
  readonly isAnotherPerson: string;
  readonly sayWhat: string;
  readonly nudged: string;
  readonly hasNudged: string;
  readonly came: string;
  readonly notHere: string;
  readonly watching: string;
  readonly botPlaysFor: string;
  readonly botPlaysForYou: string;
  readonly playsAgain: string;
  readonly hasResigned: string;
  readonly youResigned: string;
  readonly resignSure: string;
  readonly undoAsked: string;
  readonly undoAskedByYou: string;
  readonly undoAskedOthers: string;
  readonly undoSettled: string;
  readonly pauseAsked: string;
  readonly pauseAskedByYou: string;
  readonly pauseAskedOthers: string;
  readonly pauseSettled: string;
  readonly pausedNow: string;
  readonly goesOn: string;
  readonly clocks: string;
  readonly daysLeft: string;
  readonly notYourTurn: string;
  readonly onlyAtTable: string;
  readonly whyWhich: string;
  readonly savedPart: string;
  readonly connectHint: string;
  readonly watchHint: string;
  readonly connectHelp: string;
  readonly watchHelp: string;

  // The end
  readonly abandoned: string;
  readonly dealKept: string;
  readonly dealBroken: string;
  readonly rematchWaits: string;
  readonly endHint: string;
  readonly endHintOnlooker: string;
}

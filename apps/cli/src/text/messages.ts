import type { HelpMessages } from './help/messages.ts';
import type { NetworkMessages } from './network/messages.ts';

export interface CliMessages {
  // What can't be taken.
  readonly unknownCommand: string;
  readonly unknownFlag: string;
  readonly flagNeedsValue: string;
  readonly flagWithoutValue: string;
  readonly tooManyWords: string;
  readonly gameMissing: string;
  readonly unknownGame: string;
  readonly unknownLanguage: string;
  readonly notANumber: string;
  readonly outOfRange: string;
  readonly optionForm: string;
  readonly unknownOption: string;
  readonly badOptionValue: string;
  readonly badKey: string;
  readonly badNotation: string;
  readonly badSeatCount: string;
  readonly unknownBot: string;
  readonly botsMissing: string;
  readonly tooManyBots: string;
  readonly sameBot: string;
  readonly keepPlain: string;
  readonly unknownGate: string;
  readonly benchMissing: string;
  readonly unknownBench: string;
  readonly noChromium: string;
  readonly unknownSeat: string;
  readonly badName: string;
  readonly sameName: string;
  readonly botName: string;
  readonly otherGame: string;
  readonly otherSeatCount: string;
  readonly notWithLoad: string;
  readonly fileNameMissing: string;
  readonly fileMissing: string;
  readonly fileUnreadable: string;
  readonly fileTooLarge: string;
  readonly fileUnwritable: string;
  readonly isDirectory: string;
  readonly notAFile: string;
  readonly notOverwritten: string;
  readonly badRecord: string;
  readonly otherVersion: string;
  readonly recordDiffers: string;
  readonly noRulebook: string;
  readonly noSources: string;
  readonly unknownRule: string;
  readonly onlyInEnglish: string;
  readonly unexpected: string;
  readonly outputFailed: string;

  // verify
  readonly verified: string;
  readonly verifiedUnfinished: string;
  readonly otherCommitment: string;
  readonly illegalPly: string;
  readonly unknownPly: string;
  readonly otherHash: string;
  readonly moreDifferences: string;

  // simulate
  readonly simulated: string;
  readonly simulatedPlies: string;
  readonly simulatedSpeed: string;
  readonly simulatedViolations: string;
  readonly simulatedUnchecked: string;
  readonly simulatedHash: string;
  readonly progress: string;

  // arena
  readonly arenaPlayed: string;
  readonly arenaStanding: string;
  readonly ladderPlayed: string;
  readonly ladderStanding: string;
  readonly ladderStep: string;

  // rules
  readonly rulesCounted: string;
  readonly rulesCited: string;
  readonly uncitedInCode: string;
  readonly uncitedInTests: string;
  readonly untested: string;
  readonly dangling: string;

  // The result
  readonly total: string;
  readonly rank: string;
  readonly rankNumber: string;
  readonly wins: string;
  readonly sharedVictory: string;
  readonly commitment: string;
  readonly keyOpened: string;
  readonly notOver: string;

  // play
  readonly human: string;
  readonly apprentice: string;
  readonly apprenticeIs: string;
  readonly hewer: string;
  readonly hewerIs: string;
  readonly foreman: string;
  readonly foremanIs: string;
  readonly director: string;
  readonly directorIs: string;
  readonly chooseLevel: string;
  readonly chooseLevelHow: string;
  readonly notInList: string;
  readonly thinking: string;
  readonly passKeyboard: string;
  readonly pressEnter: string;
  readonly welcome: string;
  readonly commandsHint: string;
  readonly scrollHint: string;
  readonly sinceLastTurn: string;
  readonly earlierLines: string;
  readonly notPossible: string;
  readonly andMore: string;
  readonly enterPlays: string;
  readonly notUnderstood: string;
  readonly overAlready: string;
  readonly noSuchNoun: string;
  readonly ambiguous: string;
  readonly didYouMean: string;
  readonly noSuchNumber: string;
  readonly nothingPlayed: string;
  readonly reason: string;
  readonly possible: string;
  readonly nothingRefused: string;
  readonly whyWhat: string;
  readonly undone: string;
  readonly hintComes: string;
  readonly hint: string;
  readonly hintShare: string;
  readonly hintNext: string;
  readonly hintLess: string;
  readonly hintLessIn: string;
  readonly hintEqual: string;
  readonly ruleWhich: string;
  readonly fileWhich: string;
  readonly saved: string;
  readonly loaded: string;
  readonly languageWhich: string;
  readonly languageSet: string;
  readonly logEmpty: string;
  readonly quitUnsaved: string;
  readonly leaveUnsaved: string;
  readonly loadUnsaved: string;
  readonly saveAtEnd: string;
  readonly playHelp: string;
}

export type AllCliMessages = CliMessages & NetworkMessages & HelpMessages;

export type CliMessageKey = keyof AllCliMessages;

import { ChatService } from '../../chat/chatService.ts';
import { TakenNames } from '../../people/names/distinctNames.ts';
import type { NameClaim, Store } from '../../store/store.ts';
import { replaceMethod } from '../fakes/replaceMethod.ts';

interface NameFault {
  readonly name: string;
  readonly plant: (store: Store) => () => void;
}

function withClaims(store: Store, change: (claim: NameClaim) => NameClaim): () => void {
  const of = { prototype: store };
  const removals = [
    replaceMethod(of, 'speakers', (original) => async (table, room) => {
      const speakers = await original(table, room);
      return speakers.map((speaker) => ({ ...speaker, ...change(speaker) }));
    }),
    replaceMethod(of, 'findTable', (original) => async (id) => {
      const found = await original(id);
      return (
        found && {
          ...found,
          seats: found.seats.map((row) =>
            row.claim === undefined ? row : { ...row, claim: change(row.claim) },
          ),
        }
      );
    }),
  ];
  return () => removals.forEach((remove) => remove());
}

const claimOf = ({ isAccount, isAccountsName, namedAt, hereSince }: NameClaim): NameClaim => ({
  isAccount,
  isAccountsName,
  namedAt,
  hereSince,
});

export const PLANTED_NAME_FAULTS: readonly NameFault[] = [
  {
    name: 'a socket speaks under the name it was opened with',
    plant: () => {
      const firstNames = new Map<string, string>();
      return replaceMethod(
        ChatService,
        'post',
        (original) =>
          async function say(this: ChatService, person, found, words) {
            const said = await original.call(this, person, found, words);
            const name = firstNames.get(person) ?? said.line.name;
            firstNames.set(person, name);
            return { ...said, line: { ...said.line, name } };
          },
      );
    },
  },
  {
    name: 'equal names at a table stay equal',
    plant: () => replaceMethod(TakenNames, 'add', () => (name) => name),
  },
  {
    name: 'a name goes to the person who spoke first, or sits first',
    plant: (store) =>
      withClaims(store, () => ({ isAccount: false, isAccountsName: false, namedAt: 0, hereSince: 0 })),
  },
  {
    name: 'a name goes to the person who has had it for longest anywhere',
    plant: (store) => withClaims(store, (claim) => ({ ...claimOf(claim), hereSince: 0 })),
  },
  {
    name: 'a name goes to the person who came first, whatever they were called then',
    plant: (store) => withClaims(store, (claim) => ({ ...claimOf(claim), namedAt: 0 })),
  },
  {
    name: 'an account does not come before guests',
    plant: (store) =>
      withClaims(store, (claim) => ({ ...claimOf(claim), isAccount: false, isAccountsName: false })),
  },
  {
    name: 'an account has its name only where it is present',
    plant: (store) => withClaims(store, (claim) => ({ ...claimOf(claim), isAccountsName: false })),
  },
  {
    name: 'numbers go by rank',
    plant: () =>
      replaceMethod(
        TakenNames,
        'add',
        (original) =>
          function add(this: TakenNames, name) {
            return original.call(this, name, 2);
          },
      ),
  },
];

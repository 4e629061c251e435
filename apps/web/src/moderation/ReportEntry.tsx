import type { NewModerationAction, ReportInfo } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { displayName } from '../displayNames.ts';
import { errorText } from '../net/http.ts';
import { Link } from '../router.tsx';
import { useModerationTexts } from '../text/moderation/useModerationTexts.ts';
import { usePeopleTexts } from '../text/people/usePeopleTexts.ts';
import { useLanguage, useTexts } from '../useTexts.ts';
import { formatMoment, formatUntil } from '../formats.ts';

const CHOICES = ['close', 'mute1', 'mute7', 'mute', 'ban1', 'ban7', 'ban', 'rename'] as const;
type Choice = (typeof CHOICES)[number];

function actionOf(
  choice: Choice,
  person: string,
  name: string,
  why: string,
): NewModerationAction | undefined {
  if (choice === 'close') return undefined;
  if (choice === 'rename') return { kind: 'rename', person, name, why };
  const days = choice.endsWith('1') ? 1 : choice.endsWith('7') ? 7 : null;
  return { kind: choice.startsWith('mute') ? 'mute' : 'ban', person, days, why };
}

interface Props {
  readonly report: ReportInfo;
  act(actions: readonly NewModerationAction[]): Promise<void>;
}

export function ReportEntry({ report, act }: Props): JSX.Element {
  const texts = useTexts();
  const moderationTexts = useModerationTexts();
  const peopleTexts = usePeopleTexts();
  const language = useLanguage();
  const id = useId();
  const { person, nameThen, place, reason, comment, table, text } = report;
  const name = person.id === '' ? texts.formerPlayer : displayName(person.name, texts);
  return (
    <article class="page-form" aria-labelledby={id}>
      <h3 id={id}>
        <Link to={`/people/${person.id}`}>
          <bdi>{name}</bdi>
        </Link>
        {!person.isAccount && <small>{moderationTexts.isGuest}</small>}
        {person.isOperator && <small>{moderationTexts.isOperator}</small>}
      </h3>
      {nameThen !== person.name && <p>{moderationTexts.formerName({ name: nameThen })}</p>}
      {person.restrictions.map(({ kind, until, why }) => (
        <p key={kind} class="moderation-restriction">
          {moderationTexts.restrictions[kind]({ until: formatUntil(language, until), why })}
        </p>
      ))}
      <p>
        <b>{peopleTexts.reasons[reason]}</b> · {peopleTexts.places[place]}
        {table !== null && (
          <>
            {' · '}
            <Link to={`/table/${table}`}>{moderationTexts.toTable}</Link>
          </>
        )}
      </p>
      {text !== null && (
        <blockquote dir="auto" class="moderation-quote">
          {text}
        </blockquote>
      )}
      {comment !== '' && <p dir="auto">{comment}</p>}
      <p class="moderation-small">
        {moderationTexts.reportedBy({
          name: report.reporter === '' ? texts.formerPlayer : report.reporter,
          time: formatMoment(language, report.at),
        })}
      </p>
      <ActionForm report={report} act={act} />
    </article>
  );
}

function ActionForm({ report, act }: Props): JSX.Element {
  const texts = useTexts();
  const moderationTexts = useModerationTexts();
  const language = useLanguage();
  const hint = useId();
  const [choice, setChoice] = useState<Choice>('close');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const choices = report.person.isOperator ? CHOICES.slice(0, 1) : CHOICES;

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const values = new FormData(event.target as HTMLFormElement);
    const why = String(values.get('why'));
    const action = actionOf(choice, report.person.id, String(values.get('name') ?? ''), why);
    const close = { kind: 'close', report: report.id, why } as const;
    const isClosed = action === undefined || values.has('close');
    setBusy(true);
    try {
      await act([...(action === undefined ? [] : [action]), ...(isClosed ? [close] : [])]);
      setError('');
    } catch (problem) {
      setError(await errorText(problem, language, texts));
    }
    setBusy(false);
  }

  return (
    <form class="moderation-form" onSubmit={(event) => void send(event as unknown as SubmitEvent)}>
      <label>
        <b>{moderationTexts.whatToDo}</b>
        <select
          class="field"
          value={choice}
          onChange={({ currentTarget }) => setChoice(currentTarget.value as Choice)}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {moderationTexts.choices[each]}
            </option>
          ))}
        </select>
      </label>
      {choice === 'rename' && (
        <label>
          <b>{moderationTexts.newName}</b>
          <input class="field" name="name" type="text" maxLength={24} autocomplete="off" required />
        </label>
      )}
      <label>
        <b>{moderationTexts.why}</b>
        <input
          class="field"
          name="why"
          type="text"
          maxLength={LIMITS.comment}
          autocomplete="off"
          aria-describedby={hint}
          required
        />
        <span id={hint} class="moderation-small">
          {moderationTexts.whyText}
        </span>
      </label>
      {choice !== 'close' && (
        <label class="moderation-check">
          <input type="checkbox" name="close" defaultChecked />
          {moderationTexts.alsoClose}
        </label>
      )}
      {error !== '' && (
        <p role="alert" class="is-wrong">
          {error}
        </p>
      )}
      <button type="submit" class="button is-main" disabled={isBusy}>
        {moderationTexts.act}
      </button>
    </form>
  );
}

import { CARDS, pileOfCard, RESOURCES } from '../../../rules/index.ts';
import { CubeCount, DangerIcon } from '../../art/pieces.tsx';
import { useTableContext } from '../../tableModel.ts';

export function ExtractionCard({ card }: { readonly card: number }) {
  const { words, things } = useTableContext();
  const face = CARDS[card];
  if (face === undefined) return null;
  return (
    <p class={`rw-card ${face.danger ? 'rw-dangerous' : ''}`} data-at="card">
      <span class="unseen">{things.cubes(face.cubes)}</span>
      <b class="rw-numeral">{pileOfCard(card) + 1}</b>
      {RESOURCES.flatMap((id, metal) => {
        const count = face.cubes[metal] ?? 0;
        return count > 0 ? [<CubeCount key={id} metal={metal} count={count} />] : [];
      })}
      {face.danger && (
        <strong>
          <DangerIcon />
          {words.danger}
        </strong>
      )}
    </p>
  );
}

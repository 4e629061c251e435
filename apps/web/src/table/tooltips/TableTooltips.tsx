/** The explanations at a table, with their texts. Without a connection there are none. */
import type { JSX } from 'preact';
import { useLoad } from '../../lazy/useLoad.ts';
import { NewThings } from './NewThings.tsx';
import { TooltipLayer } from './TooltipLayer.tsx';
import type { ExplainedTable, NewsOfTable } from './useTooltips.tsx';

interface TableTooltipsProps extends ExplainedTable {
  readonly first: Event | undefined;
  readonly news: NewsOfTable | false | undefined;
}

export function TableTooltips({ first, news, ...table }: TableTooltipsProps): JSX.Element | null {
  const { table: drawn, text } = table.loadedGame;
  const { value: tooltips } = useLoad(async () => drawn.loadTooltips?.(text.language), [drawn, text]);
  if (tooltips === undefined) return null;
  return (
    <>
      <TooltipLayer {...table} tooltips={tooltips} first={first} />
      {news && <NewThings {...table} tooltips={tooltips} news={news} />}
    </>
  );
}

import { useTableContext } from '../tableModel.ts';

export function EarthLegend() {
  const { words } = useTableContext();
  return (
    <p class="rw-legend">
      <span>
        <b>
          <small>3/</small>7
        </b>
        {words.legend.power}
      </span>
      <span>
        <i class="rw-legend-pile">4</i>
        {words.legend.pile}
      </span>
      <span>
        <i class="rw-legend-cube rw-metal-1">Cu</i>
        {words.legend.income}
      </span>
    </p>
  );
}

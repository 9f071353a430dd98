import { LAYOUT } from './layout.server.tsx';
import { useHand } from './styles.server.ts';

const TILES = 24;

/**
 * A line of tiles made of table cells, because mail programs do not show pictures until asked; a plain line
 * where the look has another pattern or none.
 */
export function TileLine() {
  const { paper, line, press, accent, second, hasPattern } = useHand().tiles;
  const rows = hasPattern
    ? [
        [line, paper, press, paper],
        [paper, accent, paper, second],
      ]
    : [[press]];
  return (
    <table
      {...LAYOUT}
      aria-hidden="true"
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <tbody>
        {rows.map((colours, row) => (
          <tr key={row}>
            {Array.from({ length: TILES }, (_, at) => {
              const colour = colours[at % colours.length];
              const style = { backgroundColor: colour, fontSize: 0, height: 7, lineHeight: 0 };
              return (
                <td key={at} height={7} style={style}>
                  &#8203;
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { LAYOUT } from './layout.server.tsx';
import { COLOURS } from './styles.server.ts';

const TILES = 24;
const PATTERN = [COLOURS.blue, COLOURS.paper, COLOURS.terracotta, COLOURS.paper] as const;
const SHIFTED = [COLOURS.paper, COLOURS.saffron, COLOURS.paper, COLOURS.olive] as const;

/** A line of tiles made of table cells, because mail programs do not show pictures until asked. */
export function TileLine() {
  return (
    <table
      {...LAYOUT}
      aria-hidden="true"
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <tbody>
        {[PATTERN, SHIFTED].map((colours, row) => (
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

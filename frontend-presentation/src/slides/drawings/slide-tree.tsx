import { paint } from 'frontend-shared/illustrations/palette';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

/** The legacy tree on a haldi background. Its ground continues beyond its edges. */
export function SlideTree({ label }: { label?: string | undefined }) {
  return (
    <Scene width={480} height={400} label={label}>
      <g transform="translate(240 386)">
        <path
          d="M-20 0Q-8-60-15-160L-48-188-38-198-9-172V-230H13V-172L48-206 58-198 20-156Q12-60 20 0z"
          fill={paint.brickDark}
        />
        <g fill={paint.leafLight}>
          <circle cx="18" cy="-292" r="88" />
          <circle cx="104" cy="-228" r="70" />
        </g>
        <g fill={paint.leaf}>
          <circle cx="-6" cy="-288" r="88" />
          <circle cx="-96" cy="-222" r="76" />
          <circle cx="88" cy="-220" r="68" />
          <path d="M-96-222H88V-160Q0-136-96-156z" />
        </g>
      </g>
      <rect x="-800" y="384" width="2080" height="16" fill={paint.ink} />
      <Person
        x={92}
        y={386}
        size={2.2}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.brick}
        right="low"
      />
      <Person
        x={150}
        y={386}
        size={1.45}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldi}
        trousers={paint.lime}
        left="low"
      />
      <Person
        x={336}
        y={386}
        size={2.05}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.brick}
        accent={paint.lime}
        right="low"
      />
      <Person
        x={396}
        y={386}
        size={2.1}
        outfit="kurta"
        head="short"
        skin="light"
        cloth={paint.neelTint}
        left="low"
      />
    </Scene>
  );
}

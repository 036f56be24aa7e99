import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

/** Shown beside a form: a person hands a document over the counter. */
export function OfficeCounter({ className = 'pu-panel__drawing' }: { className?: string }) {
  return (
    <Scene width={300} height={150} className={className}>
      <rect y="130" width="300" height="20" fill={paint.ground} />
      <Person
        x={206}
        y={122}
        size={1.5}
        outfit="frock"
        head="plait"
        skin="light"
        cloth={paint.chilli}
        left="low"
      />
      <Person
        x={66}
        y={130}
        size={1.6}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.leaf}
        accent={paint.brick}
        right="low"
      />
      <path d="M104 68l34 4-2 14-34-4z" fill={paint.paper} stroke={paint.ink} strokeWidth="1.6" />
      <path d="M110 75l20 2" stroke={paint.ink} strokeWidth="2" />
      <rect x="124" y="84" width="170" height="46" fill={paint.neel} />
      <Brickwork x={124} y={106} width={170} height={24} course={8} />
      <rect x="116" y="78" width="184" height="8" fill={paint.ink} />
      <rect y="128" width="300" height="4" fill={paint.ink} />
    </Scene>
  );
}

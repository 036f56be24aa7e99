import { paint } from './palette';
import { Person } from './parts/person';
import { type PictureProps, Scene } from './scene';

/** An old tree in front of a rising sun; below it, the people who planted it and the generation that inherits it. */
export function LegacyTree(picture: PictureProps) {
  return (
    <Scene width={480} height={360} {...picture}>
      <path d="M8 360a232 232 0 0 1 464 0z" fill={paint.haldi} />
      <g transform="translate(250 360)">
        <path
          d="M-18 0Q-8-60-14-150L-44-176-36-184-8-160V-214H12V-160L44-192 52-184 18-146Q10-60 18 0z"
          fill={paint.brickDark}
        />
        <g fill={paint.leafLight}>
          <circle cx="14" cy="-272" r="78" />
          <circle cx="92" cy="-214" r="62" />
        </g>
        <g fill={paint.leaf}>
          <circle cx="-4" cy="-268" r="78" />
          <circle cx="-84" cy="-206" r="68" />
          <circle cx="78" cy="-206" r="60" />
          <path d="M-84-206H78V-150Q0-128-84-146z" />
        </g>
      </g>
      <Person
        x={112}
        y={360}
        size={2.1}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.brick}
        right="low"
      />
      <Person
        x={166}
        y={360}
        size={1.4}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldi}
        trousers={paint.lime}
        left="low"
      />
      <Person
        x={338}
        y={360}
        size={1.95}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.brick}
        accent={paint.lime}
        right="low"
      />
      <Person
        x={396}
        y={360}
        size={2}
        outfit="kurta"
        head="short"
        skin="light"
        cloth={paint.neelTint}
        left="low"
      />
    </Scene>
  );
}

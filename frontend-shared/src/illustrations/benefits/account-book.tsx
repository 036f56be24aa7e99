import { paint } from '../palette';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { BenefitScene } from './benefit-scene';

/** Against fraud: two people read an open account book on a stand. */
export function AccountBook({ label }: PictureProps) {
  const lines = [0, 1, 2, 3, 4].map((row) => 74 + row * 17);
  return (
    <BenefitScene label={label} field={paint.pista}>
      <path
        d="M150 202L170 132M250 202L230 132M200 202V132"
        stroke={paint.brickDark}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M92 54Q146 38 200 56Q254 38 308 54V166Q254 150 200 168Q146 150 92 166z" fill={paint.ink} />
      <path d="M100 56Q148 42 197 60V158Q148 142 100 156z" fill={paint.paper} />
      <path d="M300 56Q252 42 203 60V158Q252 142 300 156z" fill={paint.lime} />
      <path
        d={lines.map((y) => `M112 ${y - 4}Q136 ${y - 8} 156 ${y - 5}M168 ${y - 4}h18`).join('')}
        fill="none"
        stroke={paint.ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d={lines
          .slice(0, 4)
          .map((y) => `M214 ${y - 3}Q236 ${y - 8} 258 ${y - 6}M270 ${y - 6}h18`)
          .join('')}
        fill="none"
        stroke={paint.ink}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M214 137Q250 128 288 134M214 142Q250 133 288 139"
        fill="none"
        stroke={paint.leaf}
        strokeWidth="2.6"
      />
      <Person
        x={62}
        y={228}
        size={1.85}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.neel}
        right="raised"
      />
      <Person
        x={342}
        y={228}
        size={1.85}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.leaf}
        left="low"
      />
    </BenefitScene>
  );
}

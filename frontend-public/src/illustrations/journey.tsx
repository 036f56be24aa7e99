import { Bazaar } from 'frontend-shared/illustrations/buildings/bazaar';
import { paint } from 'frontend-shared/illustrations/palette';
import { Board } from 'frontend-shared/illustrations/parts/board';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Step } from './rising-wall';

const ROOM = 128;

/** The new member, who climbs the wall from step to step. */
function NewMember({ x, right = 'down' }: { x: number; right?: 'down' | 'out' | 'raised' }) {
  return (
    <Person
      x={x}
      y={0}
      size={1.75}
      outfit="kurta"
      head="short"
      cloth={paint.neel}
      left="down"
      right={right}
    />
  );
}

/** Step 1: a shareholder takes the new member by the hand. */
export function GetInvited() {
  return (
    <Step courses={2} room={ROOM}>
      <Person
        x={122}
        y={0}
        size={1.75}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="low"
      />
      <Person x={194} y={0} size={1.75} outfit="kurta" head="short" cloth={paint.neel} left="low" />
    </Step>
  );
}

/** Step 2: the new member holds up a share certificate. */
export function BuyShare() {
  return (
    <Step courses={4} room={ROOM}>
      <NewMember x={140} right="out" />
      <path d="M176-92H238V-50H176z" fill={paint.paper} stroke={paint.neel} strokeWidth="3" />
      <path d="M184-80H216M184-69H206" stroke={paint.ink} strokeWidth="3.500" />
      <circle cx="226" cy="-61" r="6.500" fill={paint.chilli} />
    </Step>
  );
}

/** Step 3: the new member looks at a town sign. */
export function ExploreProjects({ board }: { board: { hindi: string; latin: string } }) {
  return (
    <Step courses={6} room={ROOM}>
      <NewMember x={118} right="out" />
      <Board x={176} y={0} hindi={board.hindi} latin={board.latin} size={1.55} />
    </Step>
  );
}

/** Step 4: the new member in front of a shop that they co-own. `sign` is the text of the shop sign. */
export function InvestAndEarn({ sign }: { sign: string }) {
  return (
    <Step courses={8} room={ROOM}>
      <NewMember x={96} right="out" />
      <g transform="translate(150 0) scale(.64)">
        <Bazaar sign={sign} />
      </g>
    </Step>
  );
}

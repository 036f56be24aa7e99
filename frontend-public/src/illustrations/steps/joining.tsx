import { paint } from 'frontend-shared/illustrations/palette';
import { Tree } from 'frontend-shared/illustrations/parts/nature';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { StepScene } from './step-scene';

/** Step 1: a shareholder hands over an invitation. */
export function Invited() {
  return (
    <StepScene number={1}>
      <Person
        x={40}
        y={0}
        size={1.3}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="out"
      />
      <Person
        x={114}
        y={0}
        size={1.3}
        outfit="kurta"
        head="short"
        skin="deep"
        cloth={paint.neel}
        trousers={paint.steel}
        left="out"
      />
      <path d="M62-62H92V-42H62z" fill={paint.paper} stroke={paint.ink} strokeWidth="2" />
      <path d="M62-62L77-50 92-62" fill="none" stroke={paint.ink} strokeWidth="2" strokeLinejoin="round" />
      <circle cx="77" cy="-49" r="4" fill={paint.chilli} />
    </StepScene>
  );
}

/** Step 2: a share certificate is handed over at the counter. */
export function ShareBought() {
  return (
    <StepScene number={2}>
      <Person
        x={118}
        y={0}
        size={1.3}
        outfit="work"
        head="scarf"
        skin="brown"
        cloth={paint.leaf}
        accent={paint.chilli}
        left="raised"
      />
      <path d="M78 0V-40H148V0z" fill={paint.jute} />
      <path d="M78-28H148M78-14H148" stroke={paint.juteShade} strokeWidth="2" />
      <path d="M72-46H150V-39H72z" fill={paint.ink} />
      <Person
        x={30}
        y={0}
        size={1.3}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.haldi}
        trousers={paint.lime}
        right="raised"
      />
      <path d="M54-104H100V-66H54z" fill={paint.paper} stroke={paint.ink} strokeWidth="2.2" />
      <path d="M58-100H96V-70H58z" fill="none" stroke={paint.haldiShade} strokeWidth="1.6" />
      <path d="M64-92H88M64-86H90M64-80H80" stroke={paint.ink} strokeWidth="2" />
      <circle cx="88" cy="-78" r="5" fill={paint.brick} />
    </StepScene>
  );
}

/** Step 3: a shareholder for life with their heir, in front of a tree. */
export function ForLife() {
  return (
    <StepScene number={3}>
      <Tree x={104} y={0} size={1.18} />
      <Person
        x={46}
        y={0}
        size={1.35}
        outfit="sari"
        head="bun"
        skin="deep"
        cloth={paint.lime}
        accent={paint.neel}
        right="low"
      />
      <Person
        x={86}
        y={0}
        size={0.95}
        outfit="frock"
        head="plait"
        skin="deep"
        cloth={paint.chilli}
        accent={paint.haldi}
        left="raised"
      />
    </StepScene>
  );
}

/** Step 4: a woman reads the plans of three factories on a stand. */
export function ProjectsExplored() {
  return (
    <StepScene number={4}>
      <path d="M66 0L80-96M134 0L120-96" stroke={paint.brickDark} strokeWidth="5" strokeLinecap="round" />
      <path d="M54-116H146V-44H54z" fill={paint.paper} stroke={paint.ink} strokeWidth="3" />
      <path d="M62-86V-100L72-92V-100L82-92V-86z" fill={paint.brick} />
      <path d="M92-86V-104H98V-96H110V-86z" fill={paint.leaf} />
      <path d="M118-86V-98A10 7 0 0 1 138-98V-86z" fill={paint.neel} />
      <path
        d="M62-76H82M92-76H112M118-76H138M62-66H140M62-56H116"
        stroke={paint.ink}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Person
        x={30}
        y={0}
        size={1.3}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="out"
      />
    </StepScene>
  );
}

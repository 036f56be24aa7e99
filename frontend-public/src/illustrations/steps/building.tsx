import { paint } from 'frontend-shared/illustrations/palette';
import { BrickStack } from 'frontend-shared/illustrations/parts/goods';
import { Wall } from 'frontend-shared/illustrations/parts/masonry';
import { Sawtooth, Shutter, Window } from 'frontend-shared/illustrations/parts/openings';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { StepScene } from './step-scene';

/** Step 5: people bring bricks, each as many as they want. */
export function Contributed() {
  return (
    <StepScene number={5}>
      <BrickStack x={52} y={0} rows={5} columns={4} />
      <Person
        x={26}
        y={0}
        size={1.3}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.neel}
        accent={paint.haldi}
        left="carry"
        right="carry"
      />
      <path d="M8-94H44V-84H8zM12-105H40V-95H12z" fill={paint.brickDark} />
      <Person
        x={128}
        y={0}
        size={1.3}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.haldiTint}
        accent={paint.chilli}
        trousers={paint.steel}
        left="out"
      />
      <path d="M82-56H108V-46H82z" fill={paint.brickDark} />
    </StepScene>
  );
}

/** Step 6: two directors sign the documents of the factory's own company. */
export function CompanyFormed() {
  return (
    <StepScene number={6}>
      <path d="M42-122H108V-92H42z" fill={paint.neel} />
      <path d="M52-112H98M60-102H90" stroke={paint.paper} strokeWidth="3" strokeLinecap="round" />
      <Person
        x={30}
        y={0}
        size={1.3}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldiTint}
        right="low"
      />
      <Person
        x={120}
        y={0}
        size={1.3}
        outfit="kurta"
        head="short"
        skin="light"
        cloth={paint.leaf}
        trousers={paint.lime}
        left="low"
      />
      <path d="M54 0V-34M96 0V-34" stroke={paint.brickDark} strokeWidth="6" />
      <path d="M44-40H106V-33H44z" fill={paint.ink} />
      <path d="M56-40L60-58H90L94-40z" fill={paint.paper} stroke={paint.ink} strokeWidth="2" />
      <path d="M64-52H84M63-46H76" stroke={paint.ink} strokeWidth="2" />
    </StepScene>
  );
}

/** Step 7: the shutter is open, a machine runs, the production partner stands at the door. */
export function FactoryLaunched() {
  return (
    <StepScene number={7}>
      <Wall x={8} y={-84} width={134} height={84} dado={28} />
      <Sawtooth x={8} y={-84} teeth={3} span={44.7} rise={34} />
      <rect x="4" y="-87" width="142" height="6" fill={paint.ink} />
      <Window x={18} y={-72} width={30} height={26} />
      <Shutter x={62} y={-68} width={66} height={68} />
      <path d="M70-48H106L96-30H80z" fill={paint.haldi} />
      <path d="M94-48H106L96-30H92z" fill={paint.haldiShade} />
      <path d="M74-30H102V-8H74z" fill={paint.steel} />
      <path d="M96-30H102V-8H96z" fill={paint.steelShade} />
      <circle cx="86" cy="-19" r="6" fill={paint.lime} stroke={paint.ink} strokeWidth="2" />
      <path d="M78-8V0M98-8V0" stroke={paint.steelDark} strokeWidth="4" />
      <Person
        x={116}
        y={0}
        size={0.94}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        trousers={paint.ink}
        left="raised"
      />
      <Person
        x={42}
        y={0}
        size={0.94}
        outfit="sari"
        head="scarf"
        skin="brown"
        cloth={paint.neel}
        accent={paint.chilli}
        right="raised"
      />
    </StepScene>
  );
}

/** Step 8: an auditor explains the closed books on a stand: rows, with a double rule under the last. */
export function AuditedAndDivided() {
  return (
    <StepScene number={8}>
      <path d="M78 0L86-60M142 0L134-60" stroke={paint.brickDark} strokeWidth="5" strokeLinecap="round" />
      <path d="M70-120H148V-40H70z" fill={paint.paper} stroke={paint.ink} strokeWidth="3" />
      <path d="M80-108H112M128-108H138M80-95H106M124-95H138" stroke={paint.ink} strokeWidth="3" />
      <path d="M80-82H116M132-82H138M80-69H102M128-69H138" stroke={paint.ink} strokeWidth="3" />
      <path d="M80-57H138M80-52H138" stroke={paint.ink} strokeWidth="1.8" />
      <Person
        x={24}
        y={0}
        size={1.2}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.haldi}
        trousers={paint.lime}
        right="bent"
      />
      <Person
        x={58}
        y={0}
        size={1.3}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.neel}
        accent={paint.leafLight}
        right="raised"
      />
    </StepScene>
  );
}

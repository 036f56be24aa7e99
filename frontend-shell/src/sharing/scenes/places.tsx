import { Bazaar } from 'frontend-shared/illustrations/buildings/bazaar';
import { ColdStore } from 'frontend-shared/illustrations/buildings/cold-store';
import { FlourMill } from 'frontend-shared/illustrations/buildings/flour-mill';
import { SpiceShed } from 'frontend-shared/illustrations/buildings/spice-shed';
import { paint } from 'frontend-shared/illustrations/palette';
import { Board } from 'frontend-shared/illustrations/parts/board';
import { BrickStack, Heap, Sack } from 'frontend-shared/illustrations/parts/goods';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { BananaPlant, Tree } from 'frontend-shared/illustrations/parts/nature';
import { PlannedFactory } from 'frontend-shared/illustrations/parts/planned-factory';
import { Character, GROUND, OnGround } from '../stage';

/** Text on signs, in the language of the picture. */
export interface SignProps {
  market: string;
}

/** Home: three buildings in a street. */
export function HomeStreet({ market }: SignProps) {
  return (
    <>
      <path d="M0 562V440Q220 350 480 420Q760 330 960 400Q1100 370 1200 420V562z" fill="#E8A60E" />
      <OnGround x={60} size={1.14}>
        <FlourMill />
      </OnGround>
      <OnGround x={468} size={1.28}>
        <SpiceShed />
      </OnGround>
      <OnGround x={830} size={1.18}>
        <Bazaar sign={market} />
      </OnGround>
      <Character who="farmer" x={250} />
      <Sack x={300} y={602} size={1.4} mark={paint.chilli} />
      <Heap x={500} y={602} width={110} colour={paint.chilli} grain="#8F1620" />
      <Character who="mason" x={610} left="carry" right="carry" />
      <Character who="teacher" x={900} />
      <Character who="trader" x={1100} />
    </>
  );
}

/** Industries: two built factories and two planned ones. */
export function StandingAndPlanned() {
  return (
    <>
      <OnGround x={56}>
        <SpiceShed />
      </OnGround>
      <OnGround x={346}>
        <ColdStore />
      </OnGround>
      {(['vaults', 'tanks'] as const).map((roof, index) => (
        <g key={roof} transform={`translate(${586 + index * 292} ${GROUND - 220})`}>
          <PlannedFactory roof={roof} field={paint.neelPale} />
        </g>
      ))}
      <Character who="electrician" x={330} right="out" />
      <Character who="worker" x={600} right="raised" />
      <Character who="trader" x={880} />
    </>
  );
}

/** Success stories: the two running factories, each behind the board of its town. */
export function TwoTowns({ market }: SignProps) {
  return (
    <>
      <OnGround x={64}>
        <BananaPlant x={20} y={0} size={1.6} />
      </OnGround>
      <OnGround x={112} size={1.4}>
        <SpiceShed />
      </OnGround>
      <Board x={380} y={602} hindi="हाजीपुर" latin="HAJIPUR" size={1.5} />
      <OnGround x={690} size={1.24}>
        <Bazaar sign={market} />
      </OnGround>
      <Board x={1010} y={602} hindi="आगरा" latin="AGRA" size={1.5} />
      <Heap x={200} y={602} width={120} colour={paint.chilli} grain="#8F1620" />
      <Character who="worker" x={300} right="low" />
      <Character who="teacher" x={740} />
      <Character who="student" x={786} size={1.1} />
    </>
  );
}

/** Apply: an unfinished wall, and the dashed outline of the planned factory. */
export function BegunFactory() {
  return (
    <>
      <g transform={`translate(660 ${GROUND - 220 * 1.5}) scale(1.5)`}>
        <PlannedFactory roof="sawtooth" field={paint.haldiPale} />
      </g>
      <Brickwork x={711} y={GROUND - 96} width={130} height={96} course={16} />
      <Brickwork x={841} y={GROUND - 48} width={90} height={48} course={16} />
      <g transform="translate(500 602) scale(1.5)">
        <BrickStack x={0} y={0} rows={4} />
      </g>
      <Tree x={120} y={GROUND} size={2.4} />
      <Character who="tailor" x={260} size={2.4} right="out" />
      <Character who="teacher" x={390} size={2.4} />
      <Character who="mason" x={990} size={2.4} left="out" right="raised" />
    </>
  );
}

const STEPS = 8;
const TREAD = 132;

/** How it works: a wall that grows in eight steps. */
export function RisingWall() {
  const heights = Array.from({ length: STEPS }, (_, step) => 28 + step * 28);
  const topOf = (step: number) => GROUND - (heights[step] ?? 0);
  return (
    <>
      {heights.map((height, step) => (
        <Brickwork
          key={height}
          x={72 + step * TREAD}
          y={GROUND - height}
          width={TREAD}
          height={height}
          course={14}
        />
      ))}
      <Character who="farmer" x={140} y={topOf(0)} right="raised" />
      <Character who="worker" x={400} y={topOf(2)} />
      <Character who="electrician" x={664} y={topOf(4)} left="carry" right="carry" />
      <Character who="teacher" x={928} y={topOf(6)} right="out" />
      <Character who="mason" x={1062} y={topOf(7)} />
    </>
  );
}

/** About: people of many trades in front of one wall. */
export function ManyTrades() {
  return (
    <>
      <Brickwork x={0} y={400} width={1200} height={GROUND - 400} course={27} />
      {(['farmer', 'teacher', 'mason', 'trader', 'worker', 'electrician', 'tailor', 'student'] as const).map(
        (who, index) => (
          <Character key={who} who={who} x={110 + index * 140} size={who === 'student' ? 2 : 2.7} />
        ),
      )}
    </>
  );
}

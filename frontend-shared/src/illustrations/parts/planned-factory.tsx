import { paint } from '../palette';

type Roof = 'sawtooth' | 'gable' | 'vaults' | 'tanks';

/** Roof lines of a factory that is only planned, over walls from x 34 to 266 whose top is at y 112. */
const roofs: Record<Roof, string> = {
  sawtooth: 'M34 112V66L92 112V66L150 112V66L208 112V66L266 112',
  gable: 'M22 112L150 46L278 112M150 76a10 10 0 1 0 .1 0M214 79V34H238V91',
  vaults: 'M34 112A38.7 38.7 0 0 1 111.3 112A38.7 38.7 0 0 1 188.6 112A38.7 38.7 0 0 1 266 112',
  tanks: 'M34 112L172 74V112M188 112V58Q210 40 232 58V112M238 112V74Q254 62 270 74V112',
};

/**
 * A planned factory: dashed like a brick that is not laid, because nothing of it is built. It stands on y 220 in a
 * scene 300 wide.
 */
export function PlannedFactory({ roof, field }: { roof: Roof; field: string }) {
  return (
    <g
      stroke={paint.slate}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray="6 6"
      fill="none"
    >
      <path d="M34 112H266V220H34z" fill={field} stroke="none" />
      <path d={roofs[roof]} />
      <path d="M26 112H274M34 112V220M266 112V220M34 176H266M52 128H88V154H52zM212 128H248V154H212z" />
    </g>
  );
}

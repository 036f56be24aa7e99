import { panelPosition } from './panel-position';

const edges = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const bounds = edges(216, 60, 880, 900);
const panel = { width: 260, height: 400 };

describe('the position of a panel', () => {
  it('is below its button, aligned to the requested edge', () => {
    const button = edges(600, 100, 700, 136);
    expect(panelPosition({ button, panel, bounds, align: 'start' })).toMatchObject({
      left: 0,
      isAbove: false,
    });
    expect(panelPosition({ button, panel, bounds, align: 'end' })).toMatchObject({
      left: -160,
      isAbove: false,
    });
  });

  it('is aligned to the other edge where the requested one would exceed the bounds', () => {
    const first = edges(240, 100, 340, 136);
    expect(panelPosition({ button: first, panel, bounds, align: 'end' }).left).toBe(0);
    const last = edges(760, 100, 860, 136);
    expect(panelPosition({ button: last, panel, bounds, align: 'start' }).left).toBe(-160);
  });

  it('is shifted along its button where both edges would exceed the bounds, and is never wider than the bounds', () => {
    const phone = edges(0, 60, 320, 568);
    const button = edges(110, 100, 210, 136);
    expect(panelPosition({ button, panel, bounds: phone, align: 'end' })).toMatchObject({
      left: -104,
      maxWidth: 308,
    });
    const wide = { width: 380, height: 400 };
    expect(panelPosition({ button, panel: wide, bounds: phone, align: 'end' })).toMatchObject({
      left: -104,
      maxWidth: 308,
    });
  });

  it('is above its button where there is more space, and is no higher than that space', () => {
    const low = edges(0, 60, 844, 390);
    const upper = edges(600, 100, 700, 136);
    expect(panelPosition({ button: upper, panel, bounds: low, align: 'end' })).toMatchObject({
      isAbove: false,
      maxHeight: 242,
    });
    const lower = edges(600, 340, 700, 376);
    expect(panelPosition({ button: lower, panel, bounds: low, align: 'end' })).toMatchObject({
      isAbove: true,
      maxHeight: 268,
    });
  });
});

import Segmented, { type SegmentedProps } from 'antd/es/segmented';

/** Ant Design's segmented radio group, without the extra Tab stop of its frame: the radio buttons have one already. */
export function SegmentedChoice<Value extends string>(props: SegmentedProps<Value>) {
  return <Segmented<Value> {...props} tabIndex={undefined} />;
}

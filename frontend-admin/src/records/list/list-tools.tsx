import type { ComponentProps } from 'react';
import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import { DensityButton } from '../../lists/density-button';
import type { RecordKind } from '../record-kind';
import { RecordsColumnsButton } from './columns/records-columns-button';
import type { ListNavigation } from './params/use-list-navigation';
import { RecordsExport } from './records-export';

interface ListToolsProps<R extends SubmittedRecord, D extends R>
  extends Omit<ComponentProps<typeof RecordsExport<R, D>>, 'params' | 'total'> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
  total: ListTotal | undefined;
}

const NOTHING: ListTotal = { total: 0, capped: false };

/**
 * Buttons for density, columns and export. There is nothing to export from a list that is empty or not loaded; the
 * button stays in place, so that the others do not move under the pointer.
 */
export function ListTools<R extends SubmittedRecord, D extends R>(props: ListToolsProps<R, D>) {
  const { navigation, total, ...exported } = props;
  const { kind, isNarrow } = exported;
  return (
    <>
      <DensityButton navigation={navigation} />
      <RecordsColumnsButton kind={kind} navigation={navigation} isNarrow={isNarrow} />
      <RecordsExport {...exported} params={navigation.params} total={total ?? NOTHING} />
    </>
  );
}

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

/** Buttons for density, columns and export; there is nothing to export from an empty list. */
export function ListTools<R extends SubmittedRecord, D extends R>(props: ListToolsProps<R, D>) {
  const { navigation, total, ...exported } = props;
  const { kind, isNarrow } = exported;
  return (
    <>
      <DensityButton navigation={navigation} />
      <RecordsColumnsButton kind={kind} navigation={navigation} isNarrow={isNarrow} />
      {total && total.total > 0 && <RecordsExport {...exported} params={navigation.params} total={total} />}
    </>
  );
}

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

/**
 * Buttons for density, columns and export. There is nothing to export from an empty list; the button stays in place,
 * so that a filter without matches does not move the list.
 */
export function ListTools<R extends SubmittedRecord, D extends R>(props: ListToolsProps<R, D>) {
  const { navigation, total, ...exported } = props;
  const { kind, isNarrow } = exported;
  return (
    <>
      <DensityButton navigation={navigation} />
      <RecordsColumnsButton kind={kind} navigation={navigation} isNarrow={isNarrow} />
      {total && <RecordsExport {...exported} params={navigation.params} total={total} />}
    </>
  );
}

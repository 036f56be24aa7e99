import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { fetchFile } from '../../browser/save-file';
import { activity } from '../../content/en/activity';
import { prepareActivityExport } from '../../data/activity';
import { Disclosure } from '../../ui/disclosure';
import { ErrorNote } from '../../ui/error-note';
import { Icon } from '../../ui/icon';
import type { FilterLabels } from './filter-labels';
import type { ActivityFilters } from './use-activity-filters';

const copy = activity.export;

/** Has the browser fetch the log as a file, narrowed as the list is. */
export function useActivityExport(filters: ActivityFilters) {
  return useMutation({ mutationFn: async () => fetchFile(await prepareActivityExport(filters)) });
}

type ActivityExport = ReturnType<typeof useActivityExport>;

/** Says what the file will have in it, before anything is fetched. */
export function ExportButton({ file, labels }: { file: ActivityExport; labels: FilterLabels }) {
  const set = Object.values(labels).join(', ');
  return (
    <Disclosure label={copy.open} icon={<Icon name="download" />} buttonClass="ad-filter">
      {(close) => (
        <div className="ad-activity__export">
          <p>
            <b>{set === '' ? copy.all : copy.only(set)}</b>
          </p>
          <p className="ad-quiet">{copy.columns}</p>
          <p className="ad-quiet">{copy.note}</p>
          <Button
            type="primary"
            disabled={file.isPending}
            onClick={() => {
              file.mutate();
              close();
            }}
          >
            {copy.submit}
          </Button>
        </div>
      )}
    </Disclosure>
  );
}

/** How the export goes: from its beginning on the browser tells how far it is, and nobody else knows. */
export function ExportProgress({ file: { error, isPending, isSuccess, mutate } }: { file: ActivityExport }) {
  if (error) return <ErrorNote error={error} fallback={copy.failed} onRetry={() => mutate()} />;
  return (
    <p role="status" className="ad-activity__progress">
      {isPending && copy.preparing}
      {isSuccess && copy.handedOver}
    </p>
  );
}

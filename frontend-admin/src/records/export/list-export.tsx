import Button from 'antd/es/button';
import { listExport } from '../../content/list-export';
import { useTexts } from '../../content/texts';
import type { ExportFormat } from '../../data/list-exports';
import { Disclosure } from '../../ui/disclosure';
import { ErrorNote } from '../../ui/error-note';
import { Icon } from '../../ui/icon';
import type { ListExport } from './use-list-export';
import './export.css';

/** The first is what most want. */
const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

interface ExportButtonProps {
  file: ListExport;
  /** Which items of the list the file has. */
  items: string;
  /** What it says of each. */
  columns: string;
  buttonClass?: string;
  align?: 'start' | 'end';
}

/** Says what the file will have in it, before anything is fetched. */
export function ExportButton({ file, items, columns, ...button }: ExportButtonProps) {
  const copy = useTexts(listExport);
  return (
    <Disclosure label={copy.open} icon={<Icon name="download" />} {...button}>
      {(close) => (
        <div className="ad-export">
          <p>
            <b>{items}</b>
          </p>
          <p className="ad-quiet">{columns}</p>
          <p className="ad-quiet">{copy.note}</p>
          <div className="ad-export__formats">
            {FORMATS.map((format, at) => (
              <Button
                key={format}
                type={at === 0 ? 'primary' : 'default'}
                disabled={file.isPending}
                onClick={() => {
                  file.mutate(format);
                  close();
                }}
              >
                {copy.as[format]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Disclosure>
  );
}

/** How the export goes: from its beginning on the browser tells how far it is, and nobody else knows. */
export function ExportProgress({ file }: { file: ListExport }) {
  const { error, isPending, isSuccess, variables: format, mutate } = file;
  const copy = useTexts(listExport);
  if (error && format) {
    return <ErrorNote error={error} fallback={copy.failed} onRetry={() => mutate(format)} />;
  }
  return (
    <p role="status" className="ad-export__progress">
      {isPending && copy.preparing}
      {isSuccess && copy.handedOver}
    </p>
  );
}

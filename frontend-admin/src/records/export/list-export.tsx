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

interface ExportPart {
  file: ListExport;
  /** Which items the file has. */
  items: string;
}

interface ExportButtonProps extends ExportPart {
  /** What it says of each. */
  columns: string;
  /** Some of them as a file of their own. */
  chosen?: ExportPart | undefined;
  buttonClass?: string;
  disabled?: boolean;
  align?: 'start' | 'end';
}

/** Says what the file will have in it, before anything is fetched. */
export function ExportButton({ file, items, columns, chosen, ...button }: ExportButtonProps) {
  const copy = useTexts(listExport);
  return (
    <Disclosure label={copy.open} icon={<Icon name="download" />} {...button}>
      {(close) => (
        <div className="ad-export">
          <Formats file={file} items={items} onChosen={close} />
          {chosen && <Formats {...chosen} isSecond onChosen={close} />}
          <p className="ad-quiet">{columns}</p>
          <p className="ad-quiet">{copy.note}</p>
        </div>
      )}
    </Disclosure>
  );
}

interface FormatsProps extends ExportPart {
  isSecond?: boolean;
  onChosen: () => void;
}

/** What is in a file, and as what it can be had. */
function Formats({ file, items, isSecond = false, onChosen }: FormatsProps) {
  const copy = useTexts(listExport);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={items} className="ad-export__part">
      <p>
        <b>{items}</b>
      </p>
      <div className="ad-export__formats">
        {FORMATS.map((format, at) => (
          <Button
            key={format}
            type={at === 0 && !isSecond ? 'primary' : 'default'}
            disabled={file.isPending}
            onClick={() => {
              file.mutate(format);
              onChosen();
            }}
          >
            {copy.as[format]}
          </Button>
        ))}
      </div>
    </div>
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

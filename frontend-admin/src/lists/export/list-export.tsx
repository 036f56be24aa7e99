import Button from 'antd/es/button';
import Radio from 'antd/es/radio';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { listExport } from '../../content/list-export';
import { useMessages } from '../../content/messages';
import type { ExportFormat, ExportProgress as Progress } from '../../data/list-exports';
import { showToast } from '../../state/toasts';
import { Disclosure, labelOrIcon } from '../../ui/disclosure/disclosure';
import { Icon } from '../../ui/icon';
import { isCancelled } from '../../ui/text/error-message';
import { ErrorNote } from '../../ui/text/error-note';
import type { Column } from '../columns/column';
import type { FileContent, ListExport } from './use-list-export';
import './export.css';

/** The most common format is first. */
const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** A column that is shown and can be exported. */
export type ShownColumn = Pick<Column<never>, 'key' | 'label'>;

/** Option to export full PANs, with an explanation. Renders nothing for accounts that may not reveal them. */
export type PanChoice = ComponentType<{ withPan: boolean; onChange: (withPan: boolean) => void }>;

interface ExportPart {
  file: ListExport;
  /** Describes the items in the file. */
  items: string;
  /** The active filters, as labels. */
  filters?: readonly string[];
}

interface ExportButtonProps extends ExportPart {
  /** Describes the contents of a file with all columns. */
  columns: string;
  /** The shown columns, if a file can have only these. */
  shown?: readonly ShownColumn[];
  /** Option for full PANs, if the file can have them. */
  PanChoice?: PanChoice | undefined;
  /** A second file with the selected items only. */
  chosen?: ExportPart | undefined;
  buttonClass?: string;
  disabled?: boolean;
  align?: 'start' | 'end';
  /** Shows only the icon. */
  isNarrow?: boolean;
}

/** Menu for exporting a list; describes the file in advance. */
export function ExportButton(props: ExportButtonProps) {
  const { file, items, filters, columns, shown, PanChoice, chosen, isNarrow = false, ...button } = props;
  const messages = useMessages(listExport);
  const [onlyShown, setOnlyShown] = useState(false);
  const [withPan, setWithPan] = useState(false);
  const wanted = onlyShown ? shown : undefined;
  const content = { columns: wanted?.map(({ key }) => key), ...(withPan && { withPan }) };
  return (
    <Disclosure {...labelOrIcon(messages.open, isNarrow)} icon={<Icon name="download" />} {...button}>
      {(close) => {
        const closeAfterwards = () => {
          close();
          // Full PANs must be requested again for each file.
          setWithPan(false);
        };
        return (
          <div className="ad-export">
            {shown && <ColumnChoice count={shown.length} onlyShown={onlyShown} onChange={setOnlyShown} />}
            {PanChoice && <PanChoice withPan={withPan} onChange={setWithPan} />}
            <Formats
              file={file}
              items={items}
              filters={filters ?? []}
              content={content}
              onChosen={closeAfterwards}
            />
            {chosen && <Formats {...chosen} content={content} isSecond onChosen={closeAfterwards} />}
            <p className="ad-quiet">
              {wanted ? messages.onlyColumns(wanted.map(({ label }) => label).join(', ')) : columns}
            </p>
            <p className="ad-quiet">{messages.note}</p>
          </div>
        );
      }}
    </Disclosure>
  );
}

interface ColumnChoiceProps {
  /** Number of shown columns. */
  count: number;
  onlyShown: boolean;
  onChange: (onlyShown: boolean) => void;
}

/** Option for all columns or only the shown ones. */
function ColumnChoice({ count, onlyShown, onChange }: ColumnChoiceProps) {
  const messages = useMessages(listExport);
  return (
    <Radio.Group
      className="ad-export__columns"
      aria-label={messages.columns}
      name={useId()}
      value={onlyShown}
      onChange={({ target }) => onChange(target.value === true)}
    >
      <Radio value={false}>{messages.everyColumn}</Radio>
      <Radio value={true}>{messages.shownColumns(count)}</Radio>
    </Radio.Group>
  );
}

interface FormatsProps extends ExportPart {
  content: FileContent;
  /** Whether this is the second file of the menu, whose buttons are not primary. */
  isSecond?: boolean;
  onChosen: () => void;
}

/** Describes a file, with a button for each format. */
function Formats({ file, items, filters = [], content, isSecond = false, onChosen }: FormatsProps) {
  const messages = useMessages(listExport);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={items} className="ad-export__part">
      <p>
        <b>{items}</b>
      </p>
      {filters.length > 0 && (
        <ul className="ad-export__filters" aria-label={messages.filters}>
          {filters.map((filter) => (
            <li key={filter}>{filter}</li>
          ))}
        </ul>
      )}
      <div className="ad-export__formats">
        {FORMATS.map((format, at) => (
          <Button
            key={format}
            type={at === 0 && !isSecond ? 'primary' : 'default'}
            disabled={file.isPending}
            onClick={() => {
              file.mutate({ format, ...content });
              onChosen();
            }}
          >
            {messages.downloadAs[format]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/**
 * Progress of an export, in a portal over the page so that the list does not move. The numbers are not announced,
 * because they change every second.
 */
export function ExportProgress({ file }: { file: ListExport }) {
  const { data: path, error, isPending, variables: wanted, mutate, reset, progress } = file;
  const messages = useMessages(listExport);
  const written = progress?.state === 'complete' ? progress.items : undefined;
  // A toast, because a permanent text would seem to refer to the list that is shown next.
  useEffect(() => {
    if (written === undefined) return;
    showToast({ kind: 'success', text: messages.complete(written) });
    reset();
  }, [written, reset, messages]);
  const isBroken = !isPending && progress?.state === 'broken';
  if (wanted && !isCancelled(error) && (error || isBroken)) {
    const broken = progress?.items ? messages.broken(progress.items) : messages.notBegun;
    return (
      <ErrorNote error={error} fallback={error ? messages.failed : broken} onRetry={() => mutate(wanted)} />
    );
  }
  return createPortal(
    <div className="ad-export__progress">
      <p role="status">
        {isPending && messages.preparing}
        {path && messages.downloading}
      </p>
      {path && progress?.state === 'running' && <WrittenCount {...progress} />}
    </div>,
    document.getElementById('ad-main') ?? document.body,
  );
}

/** The number of items written so far. */
function WrittenCount({ items, total }: Progress) {
  const messages = useMessages(listExport);
  const written = formatNumber(items);
  if (total === undefined)
    return <span className="ad-quiet ad-number">{messages.writtenSoFar(written)}</span>;
  // Items may have been added since they were counted.
  const all = Math.max(items, total);
  return (
    <>
      <progress aria-label={messages.written} value={items} max={all} />
      <span className="ad-quiet ad-number">{messages.writtenOf(written, formatNumber(all))}</span>
    </>
  );
}

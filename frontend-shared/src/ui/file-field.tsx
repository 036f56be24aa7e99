import { type ChangeEvent, type DragEvent, type Ref, useRef } from 'react';
import { fileField as en } from '../content/en/file-field';
import { fileField as hi } from '../content/hi/file-field';
import { useLocale } from '../locale-context';
import { DrawnPicture } from './drawn-picture';
import { Field, type FieldProps } from './field';
import './file-field.css';
import { CameraIcon, FileIcon } from './icon';

const words = { en, hi };
const useFileFieldWords = () => words[useLocale()];

interface FileFieldProps extends FieldProps {
  id?: string;
  name?: string;
  /** Accepted types as `accept` takes them: `.pdf,.docx`. */
  accept: string;
  file: File | null;
  /** A file was chosen, dropped or removed (null). The form checks it and answers with `error`. */
  onSelect: (file: File | null) => void;
  onBlur?: () => void;
  /** While sending: share of the body that has left, 0 to 1. */
  progress?: number | undefined;
  /** Offers "Cancel" while sending. */
  onCancel?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A file to send: dashed and empty, then with thumbnail, name and size, then with a bar of 20 bricks. */
export function FileField({
  id,
  name,
  accept,
  file,
  onSelect,
  onBlur,
  progress,
  onCancel,
  ref,
  ...frame
}: FileFieldProps) {
  const words = useFileFieldWords();
  const input = useRef<HTMLInputElement>(null);
  const sending = progress !== undefined;
  // A field that takes no pictures does not invite to take one.
  const photos = /image|\.(?:jpe?g|png)/.test(accept);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) onSelect(chosen);
    // The same file can be chosen again after it was removed or mended.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && !sending) onSelect(dropped);
  };
  const attach = (node: HTMLInputElement | null) => {
    input.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };

  return (
    <Field {...frame} id={id}>
      {(ties) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file input does the same by keyboard
        <div
          className={`cf-file${file ? ' cf-file--chosen' : ''}`}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <input
            {...ties}
            ref={attach}
            className="cf-file__input"
            type="file"
            name={name}
            accept={accept}
            disabled={sending}
            onChange={choose}
            onBlur={onBlur}
          />
          {file ? (
            <ChosenFile
              file={file}
              wrong={frame.error !== undefined}
              progress={progress}
              onChange={() => input.current?.click()}
              onRemove={() => {
                onSelect(null);
                input.current?.focus();
              }}
              onCancel={onCancel}
            />
          ) : (
            <span className="cf-file__prompt" aria-hidden="true">
              {photos ? <CameraIcon size={22} /> : <FileIcon size={22} />}
              <span>
                {photos && words.takePhotoOr}
                <span className="cf-file__choose">{photos ? words.chooseFile : words.chooseFileAlone}</span>
              </span>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

interface ChosenFileProps {
  file: File;
  /** The form refused it, so it is not ready to send. */
  wrong: boolean;
  progress: number | undefined;
  onChange: () => void;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
}

function ChosenFile({ file, wrong, progress, onChange, onRemove, onCancel }: ChosenFileProps) {
  const words = useFileFieldWords();
  const percent = progress === undefined ? undefined : Math.floor(progress * 100);
  return (
    <div className="cf-file__chosen">
      <span className="cf-file__thumbnail" aria-hidden="true">
        <DrawnPicture file={file} fallback={<FileIcon size={26} />} />
      </span>
      <div className="cf-file__facts">
        <span className="cf-file__name">{file.name}</span>
        {percent === undefined ? (
          <span className="cf-file__size">
            {fileSize(file.size, words.size)}
            {!wrong && ` · ${words.ready}`}
          </span>
        ) : (
          <UploadBar percent={percent} text={words.sending(percent)} />
        )}
      </div>
      <div className="cf-file__actions">
        {percent === undefined ? (
          <>
            <button type="button" className="cf-file__action" onClick={onChange}>
              {words.change}
            </button>
            <button type="button" className="cf-file__action cf-file__action--remove" onClick={onRemove}>
              {words.remove}
            </button>
          </>
        ) : (
          onCancel && (
            <button type="button" className="cf-file__action" onClick={onCancel}>
              {words.cancel}
            </button>
          )
        )}
      </div>
    </div>
  );
}

const BRICKS = 20;
const PLACES = Array.from({ length: BRICKS }, (_, place) => place);

/** Twenty bricks in one course; each is 5% of the body. */
export function UploadBar({ percent, text }: { percent: number; text: string }) {
  return (
    <span className="cf-upload">
      <svg
        className="cf-upload__bricks"
        viewBox={`0 0 ${BRICKS * 12 - 2} 10`}
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        {PLACES.map((brick) => (
          <rect
            key={brick}
            className={
              brick < Math.floor((percent * BRICKS) / 100) ? 'cf-upload__brick--laid' : 'cf-upload__brick'
            }
            x={brick * 12}
            width={10}
            height={10}
          />
        ))}
      </svg>
      <span className="cf-upload__text">{text}</span>
    </span>
  );
}

interface SizeWords {
  bytes: (n: string) => string;
  kb: (n: string) => string;
  mb: (n: string) => string;
}

const decimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** Bytes as people say them; a MB here is the 1,048,576 bytes that the limits count in. */
export function fileSize(bytes: number, words: SizeWords): string {
  if (bytes < 1024) return words.bytes(decimal.format(bytes));
  if (bytes < 1024 * 1024) return words.kb(decimal.format(Math.round(bytes / 1024)));
  return words.mb(decimal.format(bytes / (1024 * 1024)));
}

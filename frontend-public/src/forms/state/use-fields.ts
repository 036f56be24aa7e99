import { SECRET } from 'frontend-shared/hydration/early-draft';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useFormsMessages } from '../../content/use-forms-messages';
import type { FormMessages } from '../form-messages';
import { controlId } from '../rules/form-description';
import { fileLimits, problemText } from '../rules/problem-text';
import { countCharacters } from '../rules/problems';
import { deferUntilClick } from './defer-until-click';
import { visibleProblems } from './form-problems';
import type { Form } from './form-store';

/**
 * Props that connect the controls of a form to its state: `<TextField {...field.text('name')} autoComplete="name" />`,
 * the same for `TextArea` and `Select`, and `<FileField {...field.file('idProof')} />`. Additional props come after
 * them.
 */
export function useFields<T extends string, F extends string, A>(
  form: Form<T, F, A>,
  messages: FormMessages<NoInfer<T>, NoInfer<F>>,
) {
  const { compiled } = form;
  const state = form.use();
  const shared = useFormsMessages();
  const locale = useLocale();
  const problems = visibleProblems(compiled, state);

  /** The error message to show at a field, if any. */
  const error = (field: T | F): string | undefined => {
    const problem = problems[field];
    return problem && problemText(field, problem, compiled.rules[field], { messages, shared, locale });
  };
  const common = (field: T | F, filled: boolean) => ({
    id: controlId(compiled, field),
    name: field,
    label: messages.fields[field].label,
    help: messages.fields[field].help,
    error: error(field),
    /** Shows a tick once the field has been blurred with a valid value. */
    valid: filled && state.touched[field] === true && !problems[field],
    onBlur: () => deferUntilClick(() => form.touch(field)),
    ...(compiled.fields[field].secret && { [SECRET]: '' }),
  });
  return {
    error,
    text: (field: T) => ({
      ...common(field, state.values[field].trim() !== ''),
      value: state.values[field],
      onChange: (event: { target: { value: string } }) => form.type(field, event.target.value),
    }),
    file: (field: F) => ({
      ...common(field, state.files[field] !== null),
      accept: compiled.rules[field]?.fileTypes?.join(',') ?? '',
      file: state.files[field],
      onSelect: (file: File | null) => form.choose(field, file),
    }),
    /** Accepted types and maximum size as text, for the help line. */
    limits: (field: F) => fileLimits(compiled.rules[field] ?? {}, shared),
    /** "2,950 characters left", for multi-line fields. */
    charactersLeft: (field: T): string => {
      const maxLength = compiled.rules[field]?.maxLength ?? 0;
      const left = Math.max(0, maxLength - countCharacters(state.values[field].trim()));
      return shared.charactersLeft(left);
    },
  };
}

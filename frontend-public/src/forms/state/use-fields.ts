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
 * What ties the controls of a form to its state: `<TextField {...field.text('name')} autoComplete="name" />`, the same
 * for `TextArea` and `Select`, and `<FileField {...field.file('idProof')} />`. Further attributes come after.
 */
export function useFields<T extends string, F extends string, A>(
  form: Form<T, F, A>,
  messages: FormMessages<NoInfer<T>, NoInfer<F>>,
) {
  const { plan } = form;
  const state = form.use();
  const shared = useFormsMessages();
  const locale = useLocale();
  const problems = visibleProblems(plan, state);

  /** The sentence at a field, when something is wrong there and may be said. */
  const error = (field: T | F): string | undefined => {
    const problem = problems[field];
    return problem && problemText(field, problem, plan.rules[field], { messages, shared, locale });
  };
  const frame = (field: T | F, filled: boolean) => ({
    id: controlId(plan, field),
    name: field,
    label: messages.fields[field].label,
    help: messages.fields[field].help,
    error: error(field),
    /** The tick of a value that was checked after the field was left. */
    valid: filled && state.touched[field] === true && !problems[field],
    onBlur: () => deferUntilClick(() => form.touch(field)),
    ...(plan.fields[field].secret && { [SECRET]: '' }),
  });
  return {
    error,
    text: (field: T) => ({
      ...frame(field, state.values[field].trim() !== ''),
      value: state.values[field],
      onChange: (event: { target: { value: string } }) => form.type(field, event.target.value),
    }),
    file: (field: F) => ({
      ...frame(field, state.files[field] !== null),
      accept: plan.rules[field]?.fileTypes?.join(',') ?? '',
      file: state.files[field],
      onSelect: (file: File | null) => form.choose(field, file),
    }),
    /** Accepted types and size in words, for the line of help. */
    limits: (field: F) => fileLimits(plan.rules[field] ?? {}, shared),
    /** "2,950 characters left", for fields of several lines. */
    charactersLeft: (field: T): string => {
      const most = plan.rules[field]?.maxLength ?? 0;
      const left = Math.max(0, most - countCharacters(state.values[field].trim()));
      return shared.charactersLeft(left);
    },
  };
}

import { fieldRules } from 'frontend-shared/field-rules.generated';

/** What the API publishes about each field: limits, value lists, accepted files. There is no second list. */
export const rules = fieldRules.factoryApplication;

/** Text fields in the order in which they stand in the form. */
export interface ApplicationValues {
  name: string;
  location: string;
  business_idea: string;
  required_amount: string;
  past_experience: string;
  mobile: string;
  email: string;
}

export type TextFieldName = keyof ApplicationValues;
export type FieldName = TextFieldName | 'supporting_document';

export const emptyValues: ApplicationValues = {
  name: '',
  location: '',
  business_idea: '',
  required_amount: '',
  past_experience: '',
  mobile: '',
  email: '',
};

export const textFieldNames = Object.keys(emptyValues) as readonly TextFieldName[];

/** The four parts of the form and their fields, as they stand on the page. */
export const sections = {
  you: ['name', 'location'],
  factory: ['business_idea', 'required_amount'],
  experience: ['past_experience', 'supporting_document'],
  contact: ['mobile', 'email'],
} as const satisfies Record<string, readonly FieldName[]>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as readonly SectionName[];

/** All fields from top to bottom. */
export const fieldOrder: readonly FieldName[] = sectionNames.flatMap((section) => sections[section]);

/** Id of a field's control in the page; summary and part list lead to it. */
export function controlId(field: FieldName): string {
  return `application-${field.replace('_', '-')}`;
}

export function isFieldName(name: string): name is FieldName {
  return (fieldOrder as readonly string[]).includes(name);
}

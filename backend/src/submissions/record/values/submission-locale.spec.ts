import express, { type Request } from 'express';
import { localeOf } from './submission-locale.js';

const requestWith = (language: string | undefined): Request =>
  Object.assign(Object.create(express.request) as Request, { headers: { 'accept-language': language } });

describe('the language of a submission', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN,en;q=0.8', 'hi'],
    ['en-GB, hi;q=0.9', 'en'],
    ['en;q=0.4, hi;q=0.9', 'hi'],
    ['ta-IN, hi;q=0.5', 'hi'],
    ['hi;q=0, en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    ['hi;q=nonsense', 'en'],
  ])('is, for the header %p, %s', (header, locale) => expect(localeOf(requestWith(header))).toBe(locale));
});

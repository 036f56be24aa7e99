import { mongo } from 'mongoose';
import { AppError } from '../common/errors/app-error.js';
import { ConfigError } from '../config/config-error.js';
import { CommandError } from './command-error.js';
import { messageOf } from './with-application.js';

test.each([
  [new CommandError('--email must be an e-mail address.'), '--email must be an e-mail address.'],
  [new ConfigError('PORT must be a number.'), 'PORT must be a number.'],
  [new AppError('CONFLICT', 'There is already an account.'), 'There is already an account.'],
  [
    new mongo.MongoNetworkError('connection closed'),
    expect.stringContaining('The database stopped answering.'),
  ],
])('an expected failure of a command has a message for the operator: %s', (thrown, message) => {
  expect(messageOf(thrown)).toEqual(message);
});

test('a bug has none, so that its stack is printed', () => {
  expect(messageOf(new TypeError('undefined is not a function'))).toBeUndefined();
});

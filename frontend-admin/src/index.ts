// The dynamic import lets the shared packages settle before any of them is used.
void import('./bootstrap');

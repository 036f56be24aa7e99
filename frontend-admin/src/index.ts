// The dynamic import lets Module Federation initialise the shared packages before any of them is used.
void import('./bootstrap');

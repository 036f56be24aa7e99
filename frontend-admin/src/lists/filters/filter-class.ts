/** Class of a filter's control: an active filter is tinted. */
export const filterClass = (active: boolean) => (active ? 'ad-filter is-active' : 'ad-filter');

// Shared packages can be imported only once the federation runtime is initialised, so everything else is loaded
// asynchronously.
import('./bootstrap');

// The federation runtime needs a moment before shared packages can be imported: everything else comes after it.
import('./bootstrap');

// The bootstrap is a separate chunk, so that shared packages are resolved before any code uses them.
import('./bootstrap');

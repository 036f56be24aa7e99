// The bootstrap is a chunk of its own, so that shared packages are settled before anything uses them.
import('./bootstrap');

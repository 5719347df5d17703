// React's development build tells the profiler of the browser about each element and each drawing.
// Nobody looks at it in a test, where it is a tenth of all the work.
Object.assign(console, { createTask: undefined, timeStamp: undefined })

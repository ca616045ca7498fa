/* What mypyc calls as a method of an object, or does slowly; bench/compiled.py has compiled code use this instead.

   Sets of places on a map are numbers. mypyc keeps numbers of up to 62 bits in registers and leaves all others to Python.
   The maps of Age of Innovation and Tapestry have more places, but fewer than 120: bench/compiled.c computes with numbers
   of 128 bits, and makes an object only of what does not fit into 62. */

#ifndef TAFELRUNDE_COMPILED_H
#define TAFELRUNDE_COMPILED_H

#ifdef __SIZEOF_INT128__
#define CPyTagged_BitwiseLongOp_ tafelrunde_bitwise
#define CPyTagged_Invert_ tafelrunde_invert
#define CPyTagged_Negate_ tafelrunde_negate
#define CPyTagged_Lshift_ tafelrunde_lshift
#define CPyTagged_Rshift_ tafelrunde_rshift
#endif

#include <Python.h>
#include <stdbool.h>

#if defined(__GNUC__) || defined(__clang__)
#define COLD __attribute__((cold, unused))
#else
#define COLD
#endif

static void CPy_DecRef(PyObject *p) COLD;

#include <CPy.h>

/* What only errors call. The compiler moves what leads there away from what runs: a third of all code. */
void CPyErr_SetObjectAndTraceback(PyObject *type, PyObject *value, PyObject *traceback) COLD;
tuple_T3OOO CPy_CatchError(void) COLD;
void CPy_RestoreExcInfo(tuple_T3OOO info) COLD;
PyObject *CPy_GetExcValue(void) COLD;
void CPyError_OutOfMemory(void) COLD;
void CPy_TypeError(const char *expected, PyObject *value) COLD;
void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals) COLD;

CPyTagged tafelrunde_bit_count_long(CPyTagged number);
PyObject *tafelrunde_sum(PyObject *list);
PyObject *tafelrunde_send(PyObject *rules, PyObject *answer);

/* int.bit_count() */
static inline CPyTagged tafelrunde_bit_count(CPyTagged number) {
#if defined(__GNUC__) || defined(__clang__)
    if (likely((number & (CPY_INT_TAG | ((CPyTagged)1 << (CPY_INT_BITS - 1)))) == 0)) {
        return (CPyTagged)__builtin_popcountll(number) << 1;
    }
#endif
    return tafelrunde_bit_count_long(number);
}

#endif

/* Faster versions of what mypyc does slowly or by a method call. bench/compiled.py makes compiled code use them.

   Sets of spaces on a map are bitmasks. mypyc keeps integers of up to 62 bits in registers and leaves larger ones to
   Python. The maps of Age of Innovation and Tapestry have more spaces, but fewer than 120: bench/compiled.c computes with
   128-bit integers, and creates an object only if a result does not fit into 62 bits. */

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

/* Only errors call these. The compiler moves code that leads to them, a third of all code, away from hot code. */
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

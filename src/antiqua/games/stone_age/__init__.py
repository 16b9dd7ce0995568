"""Stone Age: two to four tribes place their people, gather, build and must be fed, round after round."""
